import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './provider-fault.cases.ts';
import { providerFault } from './provider-fault.ts';

testDetector(providerFault, CASES);
