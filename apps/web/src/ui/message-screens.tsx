import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Drawing, type DrawingName } from './drawing.tsx'

export type EmptyStateProps = {
  drawing: DrawingName
  title: ReactNode
  /** What happens next, or what to do. */
  children?: ReactNode
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
}

const SIZES = { 1: 'text-title', 2: 'text-section', 3: 'text-lg' } as const

function Heading({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) {
  const Element = `h${level}` as const
  return <Element className={SIZES[level]}>{children}</Element>
}

const BOX = 'grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 rounded-card border px-5 text-center'

/** Nothing yet, and the next step. */
export function EmptyState({ drawing, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <div className={classNames(BOX, 'border-dashed border-control pt-4 pb-8')}>
      <Drawing name={drawing} />
      <Heading level={headingLevel}>{title}</Heading>
      {children ? <div className="max-w-prose text-muted">{children}</div> : null}
      {action ? <div className="pt-2">{action}</div> : null}
    </div>
  )
}

export type ErrorStateProps = Omit<EmptyStateProps, 'drawing'> & {
  /** If nobody is at fault: not an alert. */
  drawing?: DrawingName | undefined
}

/** What happened and what to do. */
export function ErrorState({ drawing, title, children, action, headingLevel = 2 }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames(BOX, drawing ? 'border-line bg-surface pt-4 pb-8' : 'border-carmine bg-carmine-wash py-8')}
    >
      {drawing ? <Drawing name={drawing} /> : <CircleAlert aria-hidden="true" className="size-8 text-carmine" />}
      <Heading level={headingLevel}>{title}</Heading>
      {children ? <div className="max-w-prose">{children}</div> : null}
      {action ? <div className="pt-2">{action}</div> : null}
    </div>
  )
}
