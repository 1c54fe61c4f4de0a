import type { RecurringFailure } from '@critiqor/api/fleet';
import { sayName } from '../../words/verdicts.ts';

/** What went wrong, in the words of the run; '' where nothing says more than the type does. */
export const sayFailure = ({ type, title, message }: RecurringFailure): string =>
  message || (title === sayName(type) ? '' : title);
