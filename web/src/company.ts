import company from '../../company.json';

/** The company as it names itself everywhere; edit company.json to change it. */
export { company };
