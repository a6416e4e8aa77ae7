import type { CallDescriptions } from '../serving/call-description.ts'

/** Following the dates of a series by mail. */
export const followCallDescriptions: CallDescriptions = {
  'follow-series': {
    summary: 'Hear by mail of each date of a series, or no more',
    who: 'The account of the session, its address confirmed.',
    about:
      'Answers all series that it follows. One letter a day tells of new dates; dates that move or are called off are told by five a day at most. Who is registered for the date hears it as that and not twice.',
    refusals: ['account_required', 'email_unconfirmed', 'series_invalid', 'series_followed_by_many', 'mails_not_sent'],
  },
  'get-followed-series': {
    summary: 'The series that the account follows by mail',
    who: 'The account of the session.',
    about: 'Their ids, the latest first.',
    refusals: ['account_required'],
  },
}
