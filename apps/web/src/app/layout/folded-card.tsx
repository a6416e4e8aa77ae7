import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '../../ui/card.tsx'

type FoldedCardProps = {
  readonly title: string
  readonly isFolded: boolean
  readonly onUnfold: () => void
  /** Stays mounted, with what is typed, while folded. */
  readonly children: ReactNode
}

export function FoldedCard({ title, isFolded, onUnfold, children }: FoldedCardProps) {
  const content = useRef<HTMLDivElement>(null)
  const isTapped = useRef(false)
  useEffect(() => {
    if (isFolded || !isTapped.current) return
    isTapped.current = false
    content.current?.querySelector('input')?.focus()
  }, [isFolded])
  return (
    <>
      {isFolded ? (
        <Card className="self-start p-0!">
          <h2 className="grid text-section">
            <button
              type="button"
              aria-expanded={false}
              className="flex min-h-14 items-center justify-between gap-3 rounded-card px-4 text-start hover:bg-sunken"
              onClick={() => {
                isTapped.current = true
                onUnfold()
              }}
            >
              {title}
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </button>
          </h2>
        </Card>
      ) : null}
      <div ref={content} hidden={isFolded} className={isFolded ? 'hidden' : 'grid h-full'}>
        {children}
      </div>
    </>
  )
}
