import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { decklistOf } from '../api/decklist-of.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { FrozenCheck } from './frozen-check.tsx'

type PublishedDecklistsProps = { readonly tournament: Tournament; readonly decklists: Pick<DecklistSlots, 'view'> }

/** Once the event is finished and the organizer has published them. */
export function PublishedDecklists({ tournament, decklists }: PublishedDecklistsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { data } = useRegistrations(tournament)
  const toggle = (id: string) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  if (!data) return null
  const given = data.flatMap((registration) => {
    const decklist = registration.status === 'confirmed' ? decklistOf(registration) : null
    return decklist
      ? [{ id: registration.id, key: registration.playerKey, name: registration.playerName, decklist }]
      : []
  })
  return (
    <Card as="section" aria-labelledby="decklists-title" className="grid min-w-0 gap-3">
      <h2 id="decklists-title" className="text-section">
        {t('registrations.decks.title')}
      </h2>
      {given.length === 0 ? <p className="text-muted">{t('registrations.decks.none')}</p> : null}
      <ul className="grid min-w-0">
        {given.map(({ id, key, name, decklist }) => (
          <li key={id} className="min-w-0 border-b border-line last:border-b-0">
            <button
              type="button"
              aria-expanded={open.has(id)}
              aria-label={t(open.has(id) ? 'registrations.decks.hide' : 'registrations.decks.show', { name })}
              onClick={() => toggle(id)}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-2 py-2 text-start hover:bg-sunken"
            >
              <PlayerName name={name} isStrong />
              <ChevronDown aria-hidden="true" className={`size-5 shrink-0 ${open.has(id) ? 'rotate-180' : ''}`} />
            </button>
            {open.has(id) ? (
              <div className="px-2 pt-2 pb-4">
                {decklists.view(decklist)}
                <FrozenCheck playerKey={key} view={decklists.view} {...{ tournament, name, decklist }} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
