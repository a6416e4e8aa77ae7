import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import { UserPlus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../ui/button.tsx'

type AddTypedProps = {
  /** The button may be outside the form. */
  readonly formId: string
  readonly label: (named: { readonly name: string }) => string
  readonly typed: string
  /** What adding means, beyond the list. */
  readonly hint: ReactNode
  readonly children?: ReactNode
}

/** Adds a searched name: right below the field, clear of a phone's keyboard. Overlays what follows, so that no row moves while typing;
 * what is taller than the screen leaves scrolls inside. */
export function AddTyped({ formId, label, typed, hint, children }: AddTypedProps) {
  const hintId = useId()
  return (
    <div className="absolute inset-x-0 top-12 z-20 grid max-h-[60dvh] grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto overscroll-contain rounded-control border border-control bg-surface p-1 shadow-float large-text:static large-text:col-span-full large-text:max-h-none">
      <Button
        type="submit"
        form={formId}
        variant="quiet"
        aria-describedby={hintId}
        className="min-h-14 justify-start! py-1! text-start!"
        icon={<UserPlus aria-hidden="true" className="size-5 shrink-0" />}
      >
        <span className="min-w-0 truncate">{label({ name: tidyName(typed) })}</span>
      </Button>
      <p id={hintId} className="-mt-1 px-4 pb-3 text-sm text-muted empty:hidden">
        {hint}
      </p>
      {children}
    </div>
  )
}
