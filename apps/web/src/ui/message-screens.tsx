import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type EmptyStateProps = {
  icon?: ReactNode
  title: ReactNode
  /** What happens next, or what to do. */
  children?: ReactNode
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
}

function Heading({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) {
  const Element = `h${level}` as const
  return <Element className={level === 1 ? 'text-title' : 'text-section'}>{children}</Element>
}

/** Nothing here yet, and the next step. */
export function EmptyState({ icon, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-control px-5 py-8 text-center">
      {icon ? <div className="text-muted">{icon}</div> : null}
      <Heading level={headingLevel}>{title}</Heading>
      {children ? <div className="max-w-prose text-muted">{children}</div> : null}
      {action ? <div className="pt-2">{action}</div> : null}
    </div>
  )
}

export type ErrorStateProps = Omit<EmptyStateProps, 'icon'>

/** What happened and what to do. */
export function ErrorState({ title, children, action, headingLevel = 2 }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card border border-carmine bg-carmine-wash px-5 py-8 text-center"
    >
      <CircleAlert aria-hidden="true" className="size-8 text-carmine" />
      <Heading level={headingLevel}>{title}</Heading>
      {children ? <div className="max-w-prose">{children}</div> : null}
      {action ? <div className="pt-2">{action}</div> : null}
    </div>
  )
}
