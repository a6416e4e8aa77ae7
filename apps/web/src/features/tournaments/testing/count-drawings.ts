type Fiber = {
  readonly flags: number
  readonly type: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly memoizedProps: Readonly<Record<string, unknown>> | null
}

/** React's sign that a component's function ran for this commit. */
const PERFORMED_WORK = 1

export type Drawing = { readonly name: string; readonly props: Readonly<Record<string, unknown>> }

/** Which components each commit draws, as React's tree on this page says; `note` is the `onRender` of a `Profiler` around them. */
export class Drawings {
  readonly commits: (readonly Drawing[])[] = []
  #standing: ReadonlySet<Fiber> = new Set()

  readonly note = (): void => {
    const now = new Set<Fiber>()
    const drawn: Drawing[] = []
    for (const fiber of fibersOf(rootOfPage())) {
      now.add(fiber)
      const name = nameOf(fiber.type)
      // One that stood before was passed over, whatever it says.
      const isDrawn = !this.#standing.has(fiber) && (fiber.flags & PERFORMED_WORK) !== 0
      if (name !== '' && isDrawn) drawn.push({ name, props: fiber.memoizedProps ?? {} })
    }
    this.#standing = now
    this.commits.push(drawn)
  }
}

function rootOfPage(): Fiber | null {
  for (const element of document.body.children) {
    for (const [key, fiber] of Object.entries(element)) {
      // A root that was taken away leaves its container without a tree.
      if (!key.startsWith('__reactContainer$') || fiber === null) continue
      return (fiber as { readonly stateNode: { readonly current: Fiber } }).stateNode.current
    }
  }
  return null
}

function* fibersOf(first: Fiber | null): Generator<Fiber> {
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    yield fiber
    yield* fibersOf(fiber.child)
  }
}

function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name
  return typeof type === 'object' && type !== null && 'type' in type ? nameOf(type.type) : ''
}
