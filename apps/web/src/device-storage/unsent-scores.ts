import type { Score } from '@tablee/domain/tournaments/results/score'
import * as z from 'zod/mini'

const games = z.int()
const score: z.ZodMiniType<Score> = z.object({
  ...{ wins1: games, wins2: games, draws: games },
  isDoubleLoss: z.optional(z.literal(true)),
})

/** As what this browser acts: by the organizer's secret or a helper's as one of the staff, or as a player. */
export type ActingRole = 'staff' | 'player'
type ScoreRole = ActingRole | 'table'

/** The role as this browser keeps it: the staff under the word that every version of the app has known. */
const KEPT_AS = { staff: 'organizer', player: 'player', table: 'table' } as const satisfies Record<ScoreRole, string>

const keptRole = z.pipe(
  z.enum(KEPT_AS),
  z.transform((word): ScoreRole => (word === KEPT_AS.staff ? 'staff' : word)),
)

const unsentScore = z.object({
  /** Kept with the choice: sent as often as it takes, it is one act. */
  actId: z.string(),
  tournamentId: z.string(),
  code: z.string(),
  matchId: z.string(),
  table: z.int(),
  names: z.readonly(z.tuple([z.string(), z.string()])),
  role: keptRole,
  /** What two players typed at a table, for this match alone; versions before know of no table, and pass it over. */
  atTable: z.optional(z.object({ token: z.string(), characters1: z.string(), characters2: z.string() })),
  /** The public id of who chose it. The secret behind it is looked up when it is sent. */
  author: z.string(),
  /** In the orientation of the match; null contests without another one. */
  score: z.nullable(score),
  isContest: z.boolean(),
  /** The result that stood when it was chosen. */
  over: z.nullable(score),
  /** Why the server did not take it; null while it waits to be sent. */
  refusal: z.nullable(z.object({ reason: z.nullable(z.string()), sentence: z.string() })),
})

/** A score that somebody chose on this device and that the server has not answered for yet. */
export type UnsentScore = z.output<typeof unsentScore>

/** The reason of a score that the server did not refuse and could not take either; it is sent again when the person says so. */
export const SERVER_FAILED = 'server_failed'

/** Nobody enters more without a network; the oldest go first. */
export const MOST_UNSENT = 500

/** Where they are kept, as a text that the whole browser sees. */
type Place = { readonly read: () => string | null; readonly write: (text: string | null) => void }

/**
 * Scores on their way, in the order in which they were chosen: they outlive a reload and a closed tab. Every tab of the
 * browser sees the same.
 */
export class UnsentScores {
  readonly #place: Place
  #known: { readonly text: string | null; readonly scores: readonly UnsentScore[] } = { text: null, scores: [] }

  constructor(place: Place) {
    this.#place = place
  }

  list(): readonly UnsentScore[] {
    const text = this.#place.read()
    // Every row of a long list asks.
    if (text !== this.#known.text) this.#known = { text, scores: readScores(text) }
    return this.#known.scores
  }

  find(actId: string): UnsentScore | null {
    return this.list().find((each) => each.actId === actId) ?? null
  }

  /** What the same role chose for the same match before is replaced. */
  add(added: UnsentScore): void {
    const others = this.list().filter((each) => each.matchId !== added.matchId || each.role !== added.role)
    this.#keep([...others, added].slice(-MOST_UNSENT))
  }

  /** The server said no: it waits for the person. */
  refuse(actId: string, refusal: NonNullable<UnsentScore['refusal']>): void {
    this.#keep(this.list().map((each) => (each.actId === actId ? { ...each, refusal } : each)))
  }

  remove(actId: string): void {
    this.forget((each) => each.actId === actId)
  }

  forget(isForgotten: (score: UnsentScore) => boolean): void {
    const kept = this.list()
    const left = kept.filter((each) => !isForgotten(each))
    if (left.length < kept.length) this.#keep(left)
  }

  #keep(scores: readonly UnsentScore[]): void {
    const text = scores.length === 0 ? null : JSON.stringify(scores.map(kept))
    this.#place.write(text)
    this.#known = { text, scores }
  }
}

function kept({ role, ...score }: UnsentScore): z.input<typeof unsentScore> {
  return { ...score, role: KEPT_AS[role] }
}

/** What another version, or nobody, wrote is passed over. */
function readScores(text: string | null): readonly UnsentScore[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.flatMap((each) => unsentScore.safeParse(each).data ?? []) : []
  } catch {
    return []
  }
}
