import { dailyChecks, finish } from './checks/steps';

void dailyChecks().then(finish);
