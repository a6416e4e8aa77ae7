import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type CardProps = {
  as?: 'section' | 'article' | 'div' | 'li'
  children: ReactNode
  className?: string
  'aria-labelledby'?: string
  /** Link target. */
  id?: string
}

/** Paper: a border, no shadow. */
export function Card({ as: Element = 'div', className, children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={classNames('rounded-card border border-line bg-surface p-4 sm:p-6', className)}>
      {children}
    </Element>
  )
}

/** The playing mat: felt with a stitched edge, for a screen's most important content. */
export function Mat({ as: Element = 'section', className, children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={classNames('mat rounded-card bg-mat p-5 text-on-mat sm:p-8', className)}>
      {children}
    </Element>
  )
}
