import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'felt' | 'amber' | 'slate' | 'carmine'

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink',
  felt: 'bg-felt-wash text-felt',
  amber: 'bg-amber-wash text-amber',
  slate: 'bg-slate-wash text-slate',
  carmine: 'bg-carmine-wash text-carmine',
}

export type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode; className?: string }

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1 rounded-full border border-transparent px-2.5 py-px text-sm font-semibold tabular-nums',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
