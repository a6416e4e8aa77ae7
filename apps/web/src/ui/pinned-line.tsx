import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

export type PinnedLineProps = {
  /** Names the region. */
  label: string
  text: ReactNode
  note?: ReactNode
  /** Makes the whole line a link, from its class and content. */
  link: (look: { className: string; children: ReactNode }) => ReactNode
  linkLabel: string
}

/** The viewer's own state in a line pinned below the header; the whole line is a link. */
export function PinnedLine({ label, text, note, link, linkLabel }: PinnedLineProps) {
  return (
    // The mat positions its stitches and cannot be sticky itself. In a large text it would cover most of the screen.
    <section
      aria-label={label}
      className="sticky top-[73px] large-text:relative large-text:top-0 z-20 before:absolute before:inset-x-0 before:-top-2 before:h-2 before:bg-paper print:hidden"
    >
      <div className="mat flex min-h-16 items-center gap-3 rounded-card bg-mat px-4 py-2.5 text-on-mat sm:px-6">
        <p aria-live="polite" className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
          <span className="font-display text-lg leading-snug font-bold tabular-nums unbroken-words">{text}</span>
          {note ? <span className="truncate text-sm tabular-nums">{note}</span> : null}
        </p>
        {link({
          className:
            'inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control font-semibold text-on-mat no-underline after:absolute after:inset-0',
          children: (
            <>
              <span className="max-sm:sr-only">{linkLabel}</span>
              <ChevronRight aria-hidden="true" className="size-6 shrink-0" />
            </>
          ),
        })}
      </div>
    </section>
  )
}
