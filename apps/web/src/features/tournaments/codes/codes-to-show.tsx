import { isRunning } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useIsReachable } from '../../../transport/server-context.tsx'
import { later } from '../../../ui/later.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useIsApart } from '../cave/cave-context.ts'
import type { RoundCodesProps } from './round-codes.tsx'

const roundCodes = later<RoundCodesProps>(async () => (await import('./round-codes.tsx')).RoundCodes)

type CodesToShowProps = {
  readonly tournament: Tournament
  /** The code that leads into the tournament. */
  readonly children: ReactNode
}

/** While a round is played, its code too: first where there is no network, for then the other one leads nowhere. */
export function CodesToShow({ tournament, children }: CodesToShowProps) {
  const { t } = useTranslation()
  const isReachable = useIsReachable()
  const isApart = useIsApart()
  // As it is when it is opened: nothing turns while a phone looks at it.
  const [shown, setShown] = useState<'join' | 'round'>(isApart || !isReachable ? 'round' : 'join')
  if (!isRunning(tournament)) return children
  return (
    <Tabs
      label={t('codes.choose')}
      value={shown}
      onChange={setShown}
      tabs={[
        { value: 'join', label: t('codes.tabJoin'), content: children },
        { value: 'round', label: t('codes.tabRound'), content: <roundCodes.Component tournament={tournament} /> },
      ]}
    />
  )
}
