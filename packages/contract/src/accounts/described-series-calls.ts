import type { CallDescriptions } from '../serving/call-description.ts'

/** Following a series by mail. */
export const followCallDescriptions: CallDescriptions = {
  'follow-series': {
    summary: 'Hear by mail of each date of a series, or no more',
    who: 'The account of the session, its address confirmed.',
    about:
      'Answers all series that it follows. One letter a day tells of new dates; dates that move or are called off are told by five a day at most. Who is registered for the date hears it as that and not twice.',
    refusals: ['account_required', 'email_unconfirmed', 'series_invalid', 'series_followed_by_many', 'mails_not_sent'],
  },
  'follow-series-by-mail': {
    summary: 'Ask an address whether it wants to hear of each date',
    who: 'Anybody.',
    about:
      'One letter asks the address, and nothing else goes there before somebody answered it. The answer to this call tells nothing about the address. Three such letters a day at most, counted with all others to an address that nobody confirmed.',
    refusals: ['series_invalid', 'mails_not_sent'],
  },
  'answer-series-mail': {
    summary: 'Say by a letter about a series whether more of them come',
    who: 'Whoever has the link: `token` as it stands behind the hash.',
    about: 'Also ends what was agreed to before. Whoever agrees has confirmed the address.',
    refusals: ['token_invalid', 'series_followed_by_many'],
  },
  'get-followed-series': {
    summary: 'The series that the account follows by mail',
    who: 'The account of the session.',
    about: 'Their ids, the latest first.',
    refusals: ['account_required'],
  },
}
