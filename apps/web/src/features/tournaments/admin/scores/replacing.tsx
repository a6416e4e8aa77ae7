import { later } from '../../../../ui/later.tsx'
import type { ReplaceResultProps } from './replace-result.tsx'
import type { ReplaceGuard } from './use-arrived-result.ts'

// Two desks at one table are rare.
const { Component: ArrivedResultLater } = later(async () => (await import('./replace-result.tsx')).ArrivedResult)
const { Component: ReplaceResultLater } = later(async () => (await import('./replace-result.tsx')).ReplaceResult)

type Arrived = Pick<ReplaceResultProps, 'match' | 'names' | 'access'> & {
  readonly arrived: ReplaceResultProps['arrived'] | null
}

/** A result from elsewhere, in the open sheet. Moves no button: on a phone the sheet grows upwards, elsewhere it is next to the heading. */
export function ArrivedLine({ arrived, ...props }: Arrived) {
  return (
    <p
      aria-live="polite"
      className="rounded-control bg-amber-wash px-3 py-2 font-semibold wrap-anywhere empty:absolute empty:p-0 sm:absolute sm:start-32 sm:end-15 sm:top-4 sm:py-1 sm:text-sm"
    >
      {arrived ? (
        <span className="sm:line-clamp-2">
          <ArrivedResultLater {...props} arrived={arrived} />
        </span>
      ) : null}
    </p>
  )
}

type ReplacingProps = Arrived & { readonly guard: ReplaceGuard; readonly onKeep: () => void }

export function Replacing({ arrived, guard: { wish, forget }, onKeep, ...props }: ReplacingProps) {
  if (wish === null || arrived === null) return null
  return (
    <ReplaceResultLater
      {...props}
      arrived={arrived}
      score={wish.score}
      onClose={forget}
      onReplace={() => {
        forget()
        wish.act()
      }}
      onKeep={() => {
        forget()
        onKeep()
      }}
    />
  )
}
