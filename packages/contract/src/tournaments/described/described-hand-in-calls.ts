import type { CallDescriptions } from '../../serving/call-description.ts'
import { EITHER_ORGANIZER, ofOrganizer } from './described-pairing-calls.ts'

/** Offline decisions. */
export const handInCallDescriptions: CallDescriptions = {
  'seal-seeds': {
    summary: 'Get sealed seeds for rounds without a network',
    who: EITHER_ORGANIZER,
    about:
      'Seeds for the next rounds that a device draws without a network, to be used in this order, each once. The journal says their SHA-256 before they are handed out, and `get-round-draws` tells everybody. Asked again they are the same, for whoever may ask, until they were used; others are sealed where fewer than half an envelope is left.',
    refusals: [...ofOrganizer, 'tournament_finished', 'tournament_cancelled'],
  },
  'hand-in-acts': {
    summary: 'Hand in what was decided without a network',
    who: `${EITHER_ORGANIZER} Each act is asked of its own row: whoever was invited hands in what their role may do.`,
    about:
      'Acts of the staff, in the order in which a device decided them by the rules that the server has. `input` is that of the call of the same `name`, without the tournament, `organizerId` and `actId`; `given` is what the device drew and its clock. Each act is carried as if it came by itself, as long as the tournament stands at the act that it was decided on: `baseSequence`, and one more for each that was taken. `known` are those that are done, also by an earlier call; `refusal` says why the first of the others was not taken, with the refusal code of its own call. Where it is null and not all are known, the tournament has moved on: read it, decide the rest anew and hand that in. Where no answer came, send the same acts again before anything else; decide the rest only on the state of the answer’s `sequence`. A moment that lies ahead, or before the tournament was created, counts as now.',
    refusals: [...ofOrganizer, 'draw_invalid', 'tournament_moved_on'],
  },
}
