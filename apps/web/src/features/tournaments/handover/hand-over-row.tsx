import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import type { HandOverProps } from './hand-over.tsx'

const handOver = later<HandOverProps>(async () => (await import('./hand-over.tsx')).HandOver)

/** What leads to it, for the sheet of the line: few ever need it. */
export function HandOverRow({ access }: HandOverProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <handOver.Component access={access} />
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('handover.open')}
      </Button>
    </div>
  )
}
