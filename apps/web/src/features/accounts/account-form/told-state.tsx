import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

type Way = { readonly to: '/login' | '/forgot-password' | '/profile'; readonly text: string }

type ToldStateProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Links instead of actions, the main one first. */
  readonly ways?: readonly Way[]
}

export function ToldState({ icon, title, children, ways, actions = ways?.map(wayOn) }: ToldStateProps) {
  return (
    <Card className="mx-auto grid max-w-xl justify-items-center gap-4 py-8 text-center sm:py-10">
      {icon}
      <h1 className="text-title ">{title}</h1>
      {children ? <div className="grid max-w-prose gap-3 text-lg text-muted">{children}</div> : null}
      {actions ? <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:min-w-72">{actions}</div> : null}
    </Card>
  )
}

function wayOn({ to, text }: Way, place: number) {
  const look = place === 0 ? ({ size: 'large' } as const) : ({ variant: 'secondary' } as const)
  return (
    <Link key={to} to={to} className={buttonClass({ ...look, isWide: true })}>
      {text}
    </Link>
  )
}
