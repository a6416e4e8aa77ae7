import { DRAFT_CARDS } from '@tablee/domain/tournaments/draft/draft'
import { LARGEST_DRAFT_POD } from '@tablee/domain/tournaments/draft/pod-sizes'
import { DRAFT_COURSES, MOST_DRAFT_MS } from '@tablee/domain/tournaments/draft/set-draft-timer'
import { MIN_PLAYERS_TO_START, MOST_QUICK_PLAYERS } from '@tablee/domain/tournaments/size-limits'
import { MOST_PARTS } from '@tablee/domain/tournaments/stage-part'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentId } from './fields/fields.ts'

const invalid = issue('draft_pods_invalid')
const ofDraft = { tournamentId, organizerId: z.optional(capability), actId }
const answers = { reply: tournamentReply, told: toldAct }

const podSize = z.int(invalid).check(z.minimum(MIN_PLAYERS_TO_START, invalid), z.maximum(LARGEST_DRAFT_POD, invalid))

/** Draws pods and seats of a draft; null sizes are those proposed. After rounds it opens the next draft, by the standings. */
export const drawPods = defineAct({
  id: 'draw-pods',
  input: z.object({
    ...ofDraft,
    sizes: z.nullable(
      z.readonly(z.array(podSize, invalid).check(z.maxLength(MOST_QUICK_PLAYERS / MIN_PLAYERS_TO_START, invalid))),
    ),
    cards: z.literal(DRAFT_CARDS, invalid),
    ranksByPod: z.boolean(invalid),
    knockout: z.boolean(invalid),
  }),
  ...answers,
})

const stageIndex = z.int(invalid).check(z.minimum(0, invalid), z.maximum(MOST_PARTS, invalid))

/** Until the first pick; `stage` is the index of the draft seen. */
export const takeBackPods = defineAct({
  id: 'take-back-pods',
  input: z.object({ ...ofDraft, stage: stageIndex }),
  ...answers,
})

const timeInvalid = issue('draft_time_invalid')

/** The time of picks; `skip` goes to `toMs`. */
export const setDraftTimer = defineAct({
  id: 'set-draft-timer',
  input: z.object({
    ...ofDraft,
    course: z.enum(DRAFT_COURSES, timeInvalid),
    toMs: z.optional(z.int(timeInvalid).check(z.minimum(0, timeInvalid), z.maximum(MOST_DRAFT_MS, timeInvalid))),
  }),
  ...answers,
})
