import type { CallDescriptions } from '../../serving/call-description.ts'
import { EITHER_ORGANIZER, ofOrganizer } from './described-pairing-calls.ts'

const OWN_PLAYER = 'The player, by the secret in `playerId`.'
const ofOwn = ['tournament_not_found', 'wrong_tournament_type', 'not_your_match', 'player_not_found'] as const
const REPEATED = 'Repeated with the same `actId` it changes nothing and answers the same.'

/** Who competes with whom before the teams play, and when people of a league meet. */
export const teamCallDescriptions: CallDescriptions = {
  'join-team': {
    summary: 'Form a team, or take a free chair of one',
    who: OWN_PLAYER,
    about: `In a tournament of teams (\`teamKind\`). \`team\` has one member: \`name\` forms a team whose captain the player is (a captain renames it so), \`code\` or \`captain\`, the key of its captain, takes a free chair, the next or that of \`seat\` (0 is A); \`order\`, from a captain, puts the people of the team in the order of their seats. The chair that the player had is free then. Once a team was paired its people stay. ${REPEATED}`,
    refusals: [
      ...([...ofOwn, 'not_a_team_event', 'team_name_invalid', 'team_name_taken', 'team_not_found'] as const),
      ...(['team_full', 'team_seat_taken', 'team_locked', 'team_members_invalid'] as const),
      ...(['player_has_left', 'tournament_finished'] as const),
    ],
  },
  'agree-match-date': {
    summary: 'Agree on when a match of a league is played',
    who: OWN_PLAYER,
    about: `In a round robin of one match a week, until the match has a result. \`at\` proposes a moment; the other one agrees by the same \`at\`, or proposes another. Null takes it back. ${REPEATED}`,
    refusals: [
      ...([
        'tournament_not_found',
        'wrong_tournament_type',
        'not_your_match',
        'match_not_found',
        'date_invalid',
      ] as const),
      ...(['league_needed', 'league_match_over', 'player_has_left', 'tournament_not_running'] as const),
      'tournament_finished',
    ],
  },
  'leave-team': {
    summary: 'Leave one’s team and stay in the tournament',
    who: OWN_PLAYER,
    about: `Before the team plays; the next member is captain of whom the captain leaves. ${REPEATED}`,
    refusals: [...ofOwn, 'not_a_team_event', 'team_locked', 'tournament_finished'],
  },
  'form-team': {
    summary: 'Form, complete, rename or order a team',
    who: EITHER_ORGANIZER,
    about:
      '`captain` null forms one; else it is the key of the captain of a team, which then has this name and these `members`, keys in the order of the seats A, B, C, the first the captain; `seats` says at which seats (from 0) the members of an incomplete team sit, unless at the first ones. Whoever was in another team leaves it. Once a team was paired, only its name changes.',
    refusals: [
      ...([...ofOrganizer, 'not_a_team_event', 'team_name_invalid', 'team_name_taken', 'team_not_found'] as const),
      ...(['team_members_invalid', 'team_locked', 'player_not_found', 'tournament_finished'] as const),
    ],
  },
}
