import type { ReactNode } from 'react'
import type { MeantFigure } from './shown-figures.ts'

export type OnAsk = (figure: MeantFigure) => void

type FigureHeadProps = {
  readonly figure: MeantFigure
  readonly onAsk: OnAsk
  readonly children: ReactNode
}

/** The head of a column, which tells what its figure is. */
export function FigureHead({ figure, onAsk, children }: FigureHeadProps) {
  return (
    <button
      type="button"
      data-figure={figure}
      aria-haspopup="dialog"
      onClick={() => onAsk(figure)}
      className="relative rounded-control font-semibold underline decoration-line decoration-dotted underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-ink print:no-underline"
      style={{ textAlign: 'inherit' }}
    >
      {children}
    </button>
  )
}
