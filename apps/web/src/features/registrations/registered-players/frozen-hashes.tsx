import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type FrozenDeck, useFrozenHashes } from '../api/frozen-decks.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import { useDecksLocked } from '../registration-form/use-decks-locked.ts'
import { FrozenLine } from './frozen-line.tsx'

const NAMES = new Intl.Collator(SOURCE_LANGUAGE, { sensitivity: 'base', numeric: true })

/** From the lock on, before lists are published: that they are kept, and by which hashes that can be checked later. */
export function FrozenHashes({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const isLocked = useDecksLocked(tournament)
  if (!isLocked) return null
  return (
    <Card as="section" aria-labelledby="frozen-title" className="grid min-w-0 gap-3">
      <h2 id="frozen-title" className="text-section">
        {t('registrations.frozen.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('registrations.frozen.help')}</p>
      {isAsked ? (
        <Hashes tournament={tournament} />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsAsked(true)}>
          {t('registrations.frozen.show')}
        </Button>
      )}
    </Card>
  )
}

function Hashes({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { data: registrations = [] } = useRegistrations(tournament)
  const query = useFrozenHashes(tournament, true)
  return (
    <Asked query={query} title={t('registrations.frozen.failed')} waiting={<Spinner />}>
      {({ pages }) => <Rows registrations={registrations} pages={pages} query={query} />}
    </Asked>
  )
}

type RowsProps = {
  readonly registrations: readonly RegistrationView[]
  readonly pages: readonly { readonly data: readonly FrozenDeck[] }[]
  readonly query: Pick<ReturnType<typeof useFrozenHashes>, 'hasNextPage' | 'isFetching' | 'fetchNextPage'>
}

function Rows({ registrations, pages, query: { hasNextPage, isFetching, fetchNextPage } }: RowsProps) {
  const { t } = useTranslation()
  const names = new Map(registrations.map(({ playerKey, playerName }) => [playerKey, playerName]))
  const nameOf = ({ playerKey }: FrozenDeck) => names.get(playerKey) ?? '–'
  // Within a page: what was read stays where it is when more comes.
  const kept = pages.flatMap((page) =>
    page.data.toSorted((one, other) => NAMES.compare(nameOf(one), nameOf(other)) || one.number - other.number),
  )
  return (
    <>
      {kept.length === 0 ? <p>{t('registrations.frozen.none')}</p> : null}
      <ul className="grid min-w-0">
        {kept.map((one) => (
          <li
            key={`${one.playerKey} ${one.number}`}
            className="grid min-w-0 gap-1 border-b border-line py-3 last:border-b-0"
          >
            <PlayerName name={nameOf(one)} isStrong />
            <FrozenLine kept={one} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          isBusy={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {t('registrations.frozen.more')}
        </Button>
      ) : null}
    </>
  )
}
