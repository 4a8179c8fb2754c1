import { chromium } from '@playwright/test';
import { subscriber } from './subscriber.mjs';
const origin='http://127.0.0.1:3391';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const mk=async()=>b.newContext({storageState:await subscriber(origin),baseURL:origin,viewport:{width:1440,height:900}});
const A=await mk(), B=await mk();
const post=async(c,p,d,m='post')=>{const r=await c.request[m](p,{data:d??{},headers:{origin}});const t=await r.text();if(!r.ok())throw new Error(p+' '+r.status()+' '+t);return t?JSON.parse(t):{}};
const {id}=await post(A,'/api/projects',{number:'P-2614',name:'Inlet compression',client:'North Terminal'});
await post(A,'/api/projects',{number:'P-2615',name:'Flare study',client:''});
const me=JSON.parse(await (await B.request.get('/api/session')).text()).user.email;
await post(A,`/api/projects/${id}/people`,{email:me,role:'checker'});
const inv=JSON.parse(await (await B.request.get('/api/projects')).text()).invitations[0].id;
const pb=await B.newPage(); await pb.goto('/projects'); await pb.waitForTimeout(800); await pb.screenshot({path:'/tmp/shots/invited.png'});
await post(B,`/api/invitations/${inv}/accept`);
await post(A,`/api/projects/${id}/people`,{email:'someone@example.com',role:'approver'});
const doc=(f)=>({schema:1,tool:'restriction-orifice',cases:[{userDescription:'Normal',fluidType:'Liquid',flowRate:[f,'kg/h'],upstreamPressure:'400',pressureDifferential:'17',fluidUpstreamDensity:'999.1',viscosity:'1.14',pipeInsideDiameter:'73.66'},{userDescription:'Minimum',fluidType:'Liquid',flowRate:['12000','kg/h'],upstreamPressure:'400',pressureDifferential:'17',fluidUpstreamDensity:'999.1',viscosity:'1.14',pipeInsideDiameter:'73.66'}]});
const sh=async(n,t,tool='restriction-orifice')=>(await post(A,`/api/projects/${id}/sheets`,{tool,number:n,title:t})).id;
const s1=await sh('C-101','Inlet header orifice'), s2=await sh('C-102','FV-102 anti-surge','control-valve-pro'), s3=await sh('C-103','Minimum flow orifice');
await post(A,`/api/sheets/${s1}/document`,{version:0,document:doc('28600')},'put');
await post(A,`/api/sheets/${s3}/document`,{version:0,document:doc('20000')},'put');
const r1=(await post(A,`/api/sheets/${s1}/revisions`,{version:1,reason:'For design',password:'Steam-Trap-1'})).id;
await post(B,`/api/revisions/${r1}/comments`,{field:'orificeDiameterBD',text:'Say to which tolerance it is drilled.'});
await post(B,`/api/revisions/${r1}/acts`,{act:'checked',password:'Steam-Trap-1'});
await post(A,`/api/sheets/${s3}/revisions`,{version:1,reason:'',password:'Steam-Trap-1'});
const urls={list:'/projects',sheets:`/projects/${id}`,revision:`/revisions/${r1}`};
const p=await A.newPage();
for(const [n,u] of Object.entries(urls)){
  for(const [w,scheme] of [[1440,'light'],[1440,'dark'],[360,'light'],[768,'light']]){
    await p.emulateMedia({colorScheme:scheme}); await p.setViewportSize({width:w,height:900}); await p.goto(u); await p.waitForTimeout(900);
    await p.screenshot({path:`/tmp/shots/${n}-${w}-${scheme}.png`,fullPage:true});
    const o=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(o>0)console.log(n,w,'overflow',o);
  }
}
await p.emulateMedia({colorScheme:'light'});await p.setViewportSize({width:1440,height:900});
await p.goto(`/projects/${id}`);await p.waitForTimeout(600);
for(const t of ['Basis','People','History']){await p.getByRole('link',{name:t,exact:true}).first().click().catch(()=>p.getByRole('tab',{name:t}).click());await p.waitForTimeout(700);await p.screenshot({path:`/tmp/shots/tab-${t}.png`,fullPage:true});}
console.log(id,s1,r1);
await b.close();
