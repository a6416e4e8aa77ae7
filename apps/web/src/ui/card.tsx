import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type CardProps = {
  as?: 'section' | 'article' | 'div' | 'li'
  children: ReactNode
  className?: string
  'aria-labelledby'?: string
  /** Where a link leads to this card. */
  id?: string
}

/** A sheet of paper on the table: a line around it, no shadow. */
export function Card({ as: Element = 'div', className, children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={classNames('rounded-card border border-line bg-surface p-4 sm:p-6', className)}>
      {children}
    </Element>
  )
}

/** The playing mat: felt with a stitched edge. What matters most on a screen lies on it. */
export function Mat({ as: Element = 'section', className, children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={classNames('mat rounded-card bg-mat p-5 text-on-mat sm:p-8', className)}>
      {children}
    </Element>
  )
}
