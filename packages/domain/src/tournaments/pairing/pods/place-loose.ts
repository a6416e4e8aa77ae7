/** A pod with room; a broken one cannot play as it is. */
export type RepairSlot = {
  readonly pod: number
  readonly staying: readonly string[]
  readonly most: number
  readonly isBroken: boolean
}

export type LoosePlayer = { readonly id: string; readonly kind: 'seated' | 'coming' | 'bye' }

/** A way to seat loose players. */
export type PlacedRepair = {
  /** The pods that change, by number. */
  readonly joined: ReadonlyMap<number, readonly string[]>
  readonly idle: readonly string[]
  readonly moved: readonly string[]
  /** Pods that could have played as they were. */
  readonly touched: number
}

const FEWEST = 3
/** Ways that are looked at, enough for any evening; beyond, the first ones are. */
const MOST_STEPS = 20_000

type Walk = {
  readonly slots: readonly RepairSlot[]
  readonly loose: readonly LoosePlayer[]
  readonly seated: Map<number, string[]>
  readonly idle: LoosePlayer[]
  readonly found: PlacedRepair[]
  steps: number
}

/** Every way to seat loose players so that each pod can play. */
export function placeLoose(slots: readonly RepairSlot[], loose: readonly LoosePlayer[]): readonly PlacedRepair[] {
  const seated = new Map(slots.map(({ pod }): [number, string[]] => [pod, []]))
  const walk: Walk = { slots, loose, seated, idle: [], found: [], steps: 0 }
  place(walk, 0)
  return walk.found
}

function place(walk: Walk, next: number): void {
  if (walk.steps++ > MOST_STEPS) return
  const player = walk.loose[next]
  if (player === undefined) {
    const placed = placedIn(walk)
    if (placed !== null) walk.found.push(placed)
    return
  }
  for (const { pod, staying, most } of walk.slots) {
    const joining = walk.seated.get(pod)
    if (joining === undefined || staying.length + joining.length >= most) continue
    joining.push(player.id)
    place(walk, next + 1)
    joining.pop()
  }
  walk.idle.push(player)
  place(walk, next + 1)
  walk.idle.pop()
}

/** Null where a pod of one or two is left. */
function placedIn({ slots, loose, seated, idle }: Walk): PlacedRepair | null {
  const joined = new Map<number, readonly string[]>()
  let touched = 0
  for (const { pod, staying, isBroken } of slots) {
    const joining = seated.get(pod) ?? []
    const ids = [...staying, ...joining]
    if (ids.length > 0 && ids.length < FEWEST) return null
    if (joining.length === 0) continue
    joined.set(pod, ids)
    touched += isBroken ? 0 : 1
  }
  const idleIds = new Set(idle.map(({ id }) => id))
  return {
    joined,
    idle: [...idleIds],
    moved: loose
      .filter(({ id, kind }) => kind !== 'coming' && (kind === 'seated' || !idleIds.has(id)))
      .map(({ id }) => id),
    touched,
  }
}
