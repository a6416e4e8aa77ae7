import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'

export type Names = ReadonlyMap<PlayerId, string>

/** One figure of an explained row, and the lines it consists of. */
export function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-sm *:unbroken-words">{children}</ul>
    </section>
  )
}
