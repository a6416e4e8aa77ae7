import type { ToldAct } from './told-acts.ts'

/** What a device decided without a network and handed in at once. */
export type HandingIn = {
  readonly count: number
  /** By the clock of the device; null for who may not read it. */
  readonly decided: { readonly from: Date; readonly until: Date } | null
  /** When the last of it was handed in. */
  readonly at: Date
  /** There may be more of it that was not read yet. */
  readonly isPart: boolean
}

/** Acts that follow each other, under one heading where they were handed in together. */
export type JournalPart = { readonly handingIn: HandingIn | null; readonly acts: readonly ToldAct[] }

/** Handing in goes in pieces, with others reading in between. */
const PAUSE_MS = 60_000

/**
 * The acts that are shown, the latest first, by the handing-in they came with.
 * @param all what was read, of which `isShown` are shown: a heading counts what was handed in, not what was found.
 */
export function byHandingIn(
  all: readonly ToldAct[],
  { isShown, hasMore }: { readonly isShown: (act: ToldAct) => boolean; readonly hasMore: boolean },
): readonly JournalPart[] {
  const parts: ToldAct[][] = []
  for (const act of all) {
    const before = parts.at(-1)?.at(-1)
    if (before && belongTogether(before, act)) parts.at(-1)?.push(act)
    else parts.push([act])
  }
  return parts.flatMap((acts, index) => {
    const shown = acts.filter(isShown)
    const isPart = hasMore && index === parts.length - 1
    return shown.length > 0 ? [{ handingIn: handingInOf(acts, isPart), acts: shown }] : []
  })
}

function belongTogether(later: ToldAct, earlier: ToldAct): boolean {
  if (!later.apart || !earlier.apart) return !later.apart && !earlier.apart
  const isOfOne = later.role === earlier.role && later.name === earlier.name
  return isOfOne && later.at.getTime() - earlier.at.getTime() <= PAUSE_MS
}

function handingInOf(acts: readonly ToldAct[], isPart: boolean): HandingIn | null {
  const [last] = acts
  if (!last?.apart) return null
  const moments = acts.flatMap(({ apart }) => apart?.decidedAt?.getTime() ?? [])
  const decided =
    moments.length === acts.length
      ? { from: new Date(Math.min(...moments)), until: new Date(Math.max(...moments)) }
      : null
  return { count: acts.length, decided, at: last.at, isPart }
}
