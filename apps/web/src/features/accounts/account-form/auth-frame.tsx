import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'

type AuthFrameProps = { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode }

/** One form per screen; wide screens also say what an account is good for. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const { t } = useTranslation()
  const reasonsId = useId()
  return (
    <div className="mx-auto grid max-w-md grid-cols-1 gap-6 lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
      <Card className="grid grid-cols-1 gap-5 max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
        <div className="grid gap-1.5">
          <h1 className="text-title ">{title}</h1>
          {lead ? <p className="text-base text-muted">{lead}</p> : null}
        </div>
        {children}
      </Card>
      <section aria-labelledby={reasonsId} className="grid gap-4 border-t border-line pt-6 lg:border-t-0 lg:pt-6">
        <h2 id={reasonsId} className="text-section">
          {t('accounts.reasons.title')}
        </h2>
        <ul className="grid gap-3">
          {(['play', 'devices', 'organize', 'leave'] as const).map((reason) => (
            <li key={reason} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-felt" />
              <span>{t(`accounts.reasons.${reason}`)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
