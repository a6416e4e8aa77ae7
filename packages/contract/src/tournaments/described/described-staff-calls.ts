import type { CallDescriptions } from '../../serving/call-description.ts'
import { ofOrganizer } from './described-pairing-calls.ts'

/** What the staff reads of a tournament. */
export const staffCallDescriptions: CallDescriptions = {
  'get-score-reports': {
    summary: 'Read what was reported of contested matches',
    who: 'The organizer reads all of it, players what concerns their own matches.',
    refusals: [...ofOrganizer],
  },
  'get-whole-tournament': {
    summary: 'Read the state that acts are decided on',
    who: 'The organizer, a co-organizer, a judge or a scorekeeper, by the secret in `organizerId` or by their session.',
    about:
      'The document that everybody reads, and in `reports` what it keeps back. With `heldSequence`, the `liveSequence` of the document that the sender holds, `tournament` is null where it is still that one. The live channel tells no reports: after a `match_contested`, ask again.',
    refusals: [...ofOrganizer, 'role_ended'],
  },
}
