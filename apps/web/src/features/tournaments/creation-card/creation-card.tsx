import { CalendarDays, Gem } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { CreatedTournament } from '../api/create-quick-tournament.ts'
import { QuickForm } from './quick-form.tsx'

type Kind = 'quick' | 'advanced' | 'premium'

type CreationCardProps = {
  onCreated: (tournament: CreatedTournament) => void
  initialKind?: 'quick' | 'advanced'
  /** What the visitor has to do before an advanced tournament can be created. */
  advancedAccess?: ReactNode
}

/** Three ways to a tournament; the quick one is open to everybody. */
export function CreationCard({ onCreated, initialKind = 'quick', advancedAccess }: CreationCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [kind, setKind] = useState<Kind>(initialKind)
  const backToQuick = (
    <Button variant="secondary" onClick={() => setKind('quick')}>
      {t('creation.backToQuick')}
    </Button>
  )
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-2xl">
        {t('creation.title')}
      </h2>
      <Tabs
        label={t('creation.tabs.label')}
        value={kind}
        onChange={setKind}
        tabs={[
          { value: 'quick', label: t('creation.tabs.quick'), content: <QuickForm onCreated={onCreated} /> },
          {
            value: 'advanced',
            label: t('creation.tabs.advanced'),
            content: (
              <NotYet
                icon={<CalendarDays aria-hidden="true" className="size-9" />}
                title={t('creation.advanced.title')}
                text={t('creation.advanced.text')}
                action={
                  <div className="grid justify-items-center gap-3">
                    {advancedAccess}
                    {backToQuick}
                  </div>
                }
              />
            ),
          },
          {
            value: 'premium',
            label: t('creation.tabs.premium'),
            content: (
              <NotYet
                icon={<Gem aria-hidden="true" className="size-9" />}
                title={t('creation.premium.title')}
                text={t('creation.premium.text')}
                action={backToQuick}
              />
            ),
          },
        ]}
      />
    </Card>
  )
}

type NotYetProps = { icon: ReactNode; title: string; text: string; action: ReactNode }

function NotYet({ icon, title, text, action }: NotYetProps) {
  return (
    <div className="grid justify-items-center gap-3 py-8 text-center">
      <span className="text-amber">{icon}</span>
      <h3 className="text-xl">{title}</h3>
      <p className="max-w-md text-muted">{text}</p>
      <div className="pt-2">{action}</div>
    </div>
  )
}
