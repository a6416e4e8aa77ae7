import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'

type ToldStateProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** A screen that only says how things stand, and what comes next. */
export function ToldState({ icon, title, children, actions }: ToldStateProps) {
  return (
    <Card className="mx-auto grid max-w-xl justify-items-center gap-4 py-8 text-center sm:py-10">
      {icon}
      <h1 className="text-title ">{title}</h1>
      {children ? <div className="grid max-w-prose gap-3 text-lg text-muted">{children}</div> : null}
      {actions ? <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:min-w-72">{actions}</div> : null}
    </Card>
  )
}
