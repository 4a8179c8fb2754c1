import company from '../../company.json';

/** Company details, from company.json. */
export { company };
