import type { CallDescriptions } from '../../serving/call-description.ts'

const ORGANIZER = 'The organizer’s account, by its session.'
const REPORT =
  'One act for each date, this one first; `failed` names those that refused it, and the others stand. An event that stands alone is its only date. Dates that have begun or are over are left alone. The same `actId` sent again goes on where it stopped.'
const refusals = [
  ...(['account_required', 'tournament_not_found', 'wrong_tournament_type', 'not_organizer'] as const),
  ...(['series_invalid'] as const),
] as const

/** The dates of one series. */
export const seriesCallDescriptions: CallDescriptions = {
  'cancel-series': {
    summary: 'Call off this date of a series and the following ones, or all of them',
    who: ORGANIZER,
    about: `As cancel-tournament does for one: whoever is registered is told by mail. ${REPORT}`,
    refusals: [...refusals, 'tournament_finished', 'too_many_letters'],
  },
  'change-series': {
    summary: 'Change this date of a series and the following ones, or all of them',
    who: ORGANIZER,
    about: `What is left out stays. ${REPORT}`,
    refusals: [...refusals, 'settings_locked', 'capacity_below_players', 'end_before_start'],
  },
  'restore-series': {
    summary: 'Give dates of a series back what they had before a change',
    who: ORGANIZER,
    about:
      'With what `change-series` answered of each date. A date that was changed since, or refuses, keeps what it has and stands in `failed`; one that has begun is left out.',
    refusals: ['account_required'],
  },
}
