import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'

export type Names = ReadonlyMap<PlayerId, string>

/** One figure of an explained row, and the lines it consists of. */
export function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="grid gap-0.5 text-sm">{children}</ul>
    </section>
  )
}
