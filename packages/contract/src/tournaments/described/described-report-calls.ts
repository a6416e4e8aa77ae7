import type { CallDescriptions } from '../../serving/call-description.ts'

/** Reports on a page. */
export const reportCallDescriptions: CallDescriptions = {
  'report-page': {
    summary: 'Tell the operator what is wrong with a page',
    who: 'Anybody who has the code.',
    about: 'Nothing is kept of who says it; the operator reads it by a command, and it is erased after 180 days.',
    refusals: ['tournament_not_found'],
  },
}
