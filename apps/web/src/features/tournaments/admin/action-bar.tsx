import type { ReactNode } from 'react'

type ActionBarProps = { readonly note: ReactNode; readonly children: ReactNode }

/** The next action, always in reach at the bottom of the screen, with the state it depends on. */
export function ActionBar({ note, children }: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
      <div className="grid gap-2 sm:flex sm:items-center sm:justify-between sm:gap-4">
        <div className="text-sm text-muted sm:text-base">{note}</div>
        <div className="grid gap-2 sm:flex sm:flex-row-reverse">{children}</div>
      </div>
    </div>
  )
}
