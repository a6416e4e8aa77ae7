import { drawPods, setDraftTimer, takeBackPods } from '../draft-acts.ts'
import { moveToGroup } from '../move-to-group.ts'
import { EITHER_ORGANIZER, ofOrganizer } from './described-pairing-calls.ts'

/** Acts of the staff on groups and pods as they are drawn. */
export const DRAW_ACTS = {
  'move-to-group': {
    call: moveToGroup,
    price: 1.7,
    summary: 'Put somebody in another group',
    who: EITHER_ORGANIZER,
    about:
      'In round 1, while no match that changes has a result: `playerId` goes to `group`, counted from 0, and `instead` comes in exchange; without, only where the groups stay as equal as can be. Those whose opponent changes stay at their tables, and the rounds to come follow. Who is there already stays.',
    refusals: [
      ...(['groups_plan_invalid', ...ofOrganizer, 'cut_needs_groups', 'groups_settled', 'groups_uneven'] as const),
      ...(['groups_have_results', 'player_not_found', 'pairing_player_dropped', 'round_moved_on'] as const),
      ...(['pairing_ended_by_decision', 'tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  'draw-pods': {
    call: drawPods,
    price: 2,
    summary: 'Draw the pods and seats of a draft',
    who: EITHER_ORGANIZER,
    about:
      'Before round 1 by lot, again as often as wanted until the first pick. After complete rounds it opens the next draft: pods from the top of the standings, odd ones last. `sizes` of 4 to 11 that seat everybody, null for those proposed; `cards` in a pack; a ranking for each pod; a knockout in pods of 8.',
    refusals: [
      ...(['draft_pods_invalid', ...ofOrganizer, 'not_a_draft', 'draft_under_way', 'draft_knockout_of_eight'] as const),
      ...(['round_not_complete', 'not_enough_players', 'cut_under_way', 'tournament_finished'] as const),
    ],
  },
  'take-back-pods': {
    call: takeBackPods,
    price: 1,
    summary: 'Take drawn pods back',
    who: EITHER_ORGANIZER,
    about: 'Until the first pick. A draft after rounds is taken back whole.',
    refusals: [...ofOrganizer, 'not_a_draft', 'draft_under_way', 'tournament_finished'],
  },
  'set-draft-timer': {
    call: setDraftTimer,
    price: 1.5,
    summary: 'Start, stop or move the time of picks',
    who: `${EITHER_ORGANIZER} A scorekeeper as well.`,
    about:
      'Started once, it makes the first pick: seats stay as they are, and nobody can join any more. `skip` goes to `toMs`, forwards or back. Until the first round of the draft is paired.',
    refusals: [
      ...(['draft_time_invalid', ...ofOrganizer, 'not_a_draft', 'draft_not_drawn', 'draft_over'] as const),
      ...(['draft_pods_full', 'draft_timer_not_started', 'tournament_finished'] as const),
    ],
  },
} as const
