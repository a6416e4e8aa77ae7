import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type NoticeTone = 'info' | 'success' | 'attention' | 'error'

const TONES: Record<NoticeTone, { box: string; icon: ReactNode }> = {
  info: { box: 'border-slate bg-slate-wash', icon: <Info aria-hidden="true" className="size-5 text-slate" /> },
  success: { box: 'border-felt bg-felt-wash', icon: <CircleCheck aria-hidden="true" className="size-5 text-felt" /> },
  attention: {
    box: 'border-amber bg-amber-wash',
    icon: <TriangleAlert aria-hidden="true" className="size-5 text-amber" />,
  },
  error: {
    box: 'border-carmine bg-carmine-wash',
    icon: <CircleAlert aria-hidden="true" className="size-5 text-carmine" />,
  },
}

export type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}

export function Notice({ tone = 'info', title, children, action, className }: NoticeProps) {
  return (
    <div
      className={classNames(
        'flex gap-3 rounded-control border p-3 large-text:flex-col large-text:gap-1',
        TONES[tone].box,
        className,
      )}
    >
      <span className="pt-0.5">{TONES[tone].icon}</span>
      <div className="grid min-w-0 flex-1 gap-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-base">{children}</div> : null}
        {action}
      </div>
    </div>
  )
}
