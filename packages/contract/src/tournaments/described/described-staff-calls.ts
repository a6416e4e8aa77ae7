import type { CallDescriptions } from '../../serving/call-description.ts'
import { ofOrganizer } from './described-pairing-calls.ts'

const STAFF =
  'The organizer, or one of the staff whose role is in force, by the secret in `organizerId` or by their session.'

/** What the staff reads of a tournament, and how its shifts change hands. */
export const staffCallDescriptions: CallDescriptions = {
  'get-shifts': {
    summary: 'List who helps now',
    who: STAFF,
    about: 'Those whose role is in force, and in `replaces` for whose role somebody stands in.',
    refusals: [...ofOrganizer, 'role_ended'],
  },
  'hand-over-shift': {
    summary: 'Let somebody stand in for a role',
    who: `${STAFF} The organizer for anybody, the head judge for judges, the others for themselves.`,
    about:
      'The role `id` is held by a second person until a moment, at most as long as itself: by one who helps already (`helper`), or by whoever redeems the one-time code (`name`). Calls that the first one took wait again. 10 of one role at most, ended ones included until they are erased.',
    refusals: [
      ...([...ofOrganizer, 'role_ended', 'helper_not_found', 'shift_of_others', 'shift_of_stand_in'] as const),
      ...(['shift_handed_over', 'shift_too_long', 'too_many_stand_ins', 'too_many_helpers'] as const),
      'helper_end_invalid',
    ],
  },
  'take-back-shift': {
    summary: 'End that somebody stands in',
    who: `${STAFF} Those who may hand over the role, and who stands in.`,
    about: 'By the `id` of the stand-in. Ended before, it stays so.',
    refusals: [...ofOrganizer, 'role_ended', 'helper_not_found', 'shift_of_others'],
  },
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
