/** Packs are opened one after the other, and pass left, right, left. */
const PACKS = 3
const SECOND_MS = 1_000

/** MTR appendix B, for packs of 15: by cards left, from 15 down to 2; the last card is given. */
const SECONDS_BY_CARDS_LEFT = [5, 5, 5, 10, 10, 15, 20, 20, 25, 25, 30, 35, 40, 40] as const
/** For more cards than the rules name. */
const MOST_PICK_SECONDS = 40
/** Packs of so many are made for two cards a pick. */
const CARDS_OF_DOUBLE_PICKS = 20

/** Cards each takes at a pick. */
export function takenAtOnce(cards: number): 1 | 2 {
  return cards >= CARDS_OF_DOUBLE_PICKS ? 2 : 1
}

/** MTR appendix B: 60 s after the first pack, 30 s more after the second. */
const REVIEW_SECONDS = [60, 90] as const
/** MTR appendix B, registration and construction. */
const BUILDING_SECONDS = 25 * 60

export type PassDirection = 'left' | 'right'

type Timed = {
  readonly remainingMs: number
  /** How long it takes in all. */
  readonly lengthMs: number
}

/** What everybody does at a moment of a draft. */
export type DraftMoment =
  | (Timed & {
      readonly phase: 'pick'
      /** From 1. */
      readonly pack: number
      /** From 1. */
      readonly pick: number
      /** In each pack, the last one included, which nobody chooses. */
      readonly picks: number
      /** Cards each takes. */
      readonly takes: 1 | 2
      readonly direction: PassDirection
    })
  /** Looking at one's cards after a pack. */
  | (Timed & { readonly phase: 'review'; readonly pack: number })
  | (Timed & { readonly phase: 'building' })
  | { readonly phase: 'over' }

type Part = { readonly startMs: number; readonly lengthMs: number; readonly step: Step }
type Step = DistributedOmit<Exclude<DraftMoment, { readonly phase: 'over' }>, keyof Timed>
type DistributedOmit<Value, Key extends PropertyKey> = Value extends unknown ? Omit<Value, Key> : never

/** What is done after so much time of the timer, with packs of so many cards. */
export function draftMoment(cards: number, elapsedMs: number): DraftMoment {
  const parts = partsOf(cards)
  const part = parts[Math.max(0, indexAt(parts, elapsedMs))]
  if (!part || elapsedMs >= part.startMs + part.lengthMs) return { phase: 'over' }
  const remainingMs = part.startMs + part.lengthMs - Math.max(0, elapsedMs)
  return { ...part.step, remainingMs, lengthMs: part.lengthMs }
}

/** The whole, up to the end of building. */
export function draftLengthMs(cards: number): number {
  const last = partsOf(cards).at(-1)
  return last ? last.startMs + last.lengthMs : 0
}

/** Where what comes next begins; the end after the last. */
export function nextPartMs(cards: number, elapsedMs: number): number {
  const parts = partsOf(cards)
  return parts[indexAt(parts, elapsedMs) + 1]?.startMs ?? draftLengthMs(cards)
}

/** Where what came before begins; the start at the first. */
export function previousPartMs(cards: number, elapsedMs: number): number {
  const parts = partsOf(cards)
  const index = elapsedMs >= draftLengthMs(cards) ? parts.length : indexAt(parts, elapsedMs)
  return parts[index - 1]?.startMs ?? 0
}

/** Which way packs go: 1 and 3 to the left. */
function passDirection(pack: number): PassDirection {
  return pack % 2 === 1 ? 'left' : 'right'
}

function indexAt(parts: readonly Part[], elapsedMs: number): number {
  return parts.findLastIndex(({ startMs }) => startMs <= elapsedMs)
}

function partsOf(cards: number): readonly Part[] {
  const takes = takenAtOnce(cards)
  const picks = Math.ceil(cards / takes)
  const steps = Array.from({ length: PACKS }, (_, index) => index + 1).flatMap((pack) => {
    const timed = Array.from({ length: picks - 1 }, (_, index) => ({
      lengthMs: pickMs(cards - index * takes, takes),
      step: { phase: 'pick', pack, pick: index + 1, picks, takes, direction: passDirection(pack) } as const,
    }))
    const review = REVIEW_SECONDS[pack - 1]
    return review === undefined
      ? timed
      : [...timed, { lengthMs: review * SECOND_MS, step: { phase: 'review', pack } as const }]
  })
  let startMs = 0
  return [...steps, { lengthMs: BUILDING_SECONDS * SECOND_MS, step: { phase: 'building' } as const }].map((part) => {
    const placed = { ...part, startMs }
    startMs += part.lengthMs
    return placed
  })
}

/** Two cards of a pick take as long as two picks would. */
function pickMs(cardsLeft: number, takes: number): number {
  const seconds = Array.from(
    { length: takes },
    (_, index) => SECONDS_BY_CARDS_LEFT[cardsLeft - index - 2] ?? MOST_PICK_SECONDS,
  )
  return seconds.reduce((sum, one) => sum + one, 0) * SECOND_MS
}
