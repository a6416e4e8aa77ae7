import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import type { PairingReasonsProps } from './pairing-reasons.tsx'

/** Code for re-pairing loads on demand. */
const pairingReasons = later(async () => (await import('./pairing-reasons.tsx')).PairingReasons)

/** "Pourquoi cet adversaire ?": the facts behind a pairing, and the round recomputed from its seed (NONE-2). */
export function WhyPaired(props: PairingReasonsProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
        {t(isPodTable(props.match) ? 'pods.why.ask' : 'tournament.whyPaired.ask')}
      </Button>
      {isOpen ? <pairingReasons.Component {...props} /> : null}
    </div>
  )
}
