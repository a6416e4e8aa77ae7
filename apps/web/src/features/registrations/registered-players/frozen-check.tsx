import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useState } from 'react'
import { NotRead } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { checkFrozen, type DeckCheck, type FrozenDeck, keptDecklist, useFrozenOf } from '../api/frozen-decks.ts'
import { FrozenLine } from './frozen-line.tsx'

type FrozenCheckProps = {
  readonly tournament: Tournament
  readonly playerKey: string
  readonly name: string
  readonly decklist: Decklist
  readonly view: (decklist: Decklist) => ReactNode
}

/** Under a published list: when it was kept, each one before it, and a check on this device. Nothing for lists from before lists were kept. */
export function FrozenCheck({ tournament, playerKey, name, decklist, view }: FrozenCheckProps) {
  const { t } = useTranslation()
  const query = useFrozenOf(tournament, { playerId: playerKey, decklist: null, isAsked: true })
  const { data: kept } = query
  const [checked, setChecked] = useState<readonly DeckCheck[] | null>(null)
  if (!kept && query.isError) return <NotRead query={query} title={t('registrations.frozen.failed')} />
  const last = kept?.at(-1)
  if (!kept || !last) return null
  const check = async () =>
    setChecked(
      await Promise.all(kept.map((one) => checkFrozen(one, one === last ? decklist : (keptDecklist(one) ?? decklist)))),
    )
  return (
    <div className="mt-4 grid min-w-0 gap-3 border-t border-line pt-3">
      {kept.map((one, index) => (
        <Kept key={one.number} kept={one} isLast={one === last} check={checked?.[index] ?? null} view={view} />
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-label={t('registrations.frozen.checkOf', { name })}
        onClick={() => void check()}
      >
        {t('registrations.frozen.check')}
      </Button>
    </div>
  )
}

type KeptProps = {
  readonly kept: FrozenDeck
  readonly isLast: boolean
  readonly check: DeckCheck | null
  readonly view: FrozenCheckProps['view']
}

function Kept({ kept, isLast, check, view }: KeptProps) {
  const { t } = useTranslation()
  const earlier = isLast ? null : keptDecklist(kept)
  return (
    <div className="grid min-w-0 gap-2">
      <FrozenLine kept={kept} />
      <p role="status" className={`font-semibold empty:hidden ${check === 'wrong' ? 'text-error' : ''}`}>
        {check === null ? null : t(`registrations.frozen.${check}`)}
      </p>
      {earlier ? (
        <details className="min-w-0">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('registrations.frozen.before')}</summary>
          {view(earlier)}
        </details>
      ) : null}
    </div>
  )
}
