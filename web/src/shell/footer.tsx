import { company } from '../company.ts';

export function Footer({ mood }: { mood: 'site' | 'tool' }) {
  return <footer className={`site-footer ${mood}`}>{company.legalName}</footer>;
}
