import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { readEmail } from '@tablee/domain/accounts/email'
import type { ImportedPerson } from '@tablee/domain/registrations/read-import'
import { MOST_IMPORT_COLUMNS, MOST_IMPORT_ROWS } from '@tablee/domain/registrations/read-import-table'
import { PLAYER_LIST_MAX_LENGTH } from '@tablee/domain/tournaments/files/read-player-list'
import { currentRound, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { hasDayCome } from '@tablee/domain/tournaments/life/event-day'
import { raisedCapacity, seatedCount } from '@tablee/domain/tournaments/players/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useMemo, useState } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { ListText } from '../../../../forms/player-list/list-text.tsx'
import type { usePlayerList } from '../../../../forms/player-list/use-player-list.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useSignedInAs } from '../../../../transport/signed-in-as.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { useAddListAtDesk } from '../../api/bulk-registration-acts.ts'
import { ImportColumnsForm } from './import-columns-form.tsx'
import { ImportedPeople, ImportFaults } from './import-preview.tsx'
import { isTooMuch, listedPerson } from './listed-person.ts'
import { type ReadList, useReadList } from './use-read-list.ts'

type ImportDialogProps = {
  readonly tournament: Tournament
  readonly registrations: readonly RegistrationView[]
  readonly list: ReturnType<typeof usePlayerList>
}

const MINUTE_MS = 60_000

/** Shows how a list or file was understood, every column and line; nothing is added before. */
export function ImportDialog({ tournament, registrations, list }: ImportDialogProps) {
  const { t } = useTranslation()
  const act = useAddListAtDesk(tournament.id)
  const isTooLong = list.text.length > PLAYER_LIST_MAX_LENGTH
  const read = useReadList(list.isOpen && !list.isEditing && !isTooLong ? list.text : '', registrations)
  const presence = usePresence(tournament, read)
  const { people } = read
  const deckNote = (name: string) => t('importList.deckNote', { name })
  const listed = people.map((person) => listedPerson(person, { isThere: presence.isAllThere, deckNote }))
  const telling = useTelling(tournament, people)
  const fault = isTooLong ? 'tooLarge' : list.fault
  const add = async () => {
    const reply = await act.send({ people: listed, tellsByMail: telling.isWanted })
    if (reply === null) return
    list.forget()
    const title = t('importList.added', { count: people.length })
    const count = raisedCapacity(tournament.capacity, reply.data.maxPlayers)
    if (count === null) notify.success({ title })
    else notify.info({ title, description: t('tournament.seatsNow', { count }) })
  }
  const isTooLarge = useMemo(() => isTooMuch(listed), [listed])
  return (
    <Dialog
      isOpen={list.isOpen}
      onClose={list.close}
      title={t('playerList.title')}
      closeLabel={t('tournament.close')}
      width="wide"
      isFooterPinned
      footer={
        list.isEditing ? (
          <Button disabled={list.text.trim() === '' || fault !== null} onClick={list.read}>
            {t('playerList.read')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={act.isSending} onClick={list.edit}>
              {t('playerList.edit')}
            </Button>
            <Button isBusy={act.isSending} disabled={people.length === 0 || isTooLarge} onClick={() => void add()}>
              {t('importList.add', { count: people.length })}
            </Button>
          </>
        )
      }
    >
      {list.isEditing || fault ? (
        <>
          <ListText
            text={isTooLong ? '' : list.text}
            fault={fault ? t(`playerList.${fault}`) : null}
            onType={list.type}
            onFile={list.takeFile}
          />
          <p className="text-sm text-muted">{t('importList.help')}</p>
        </>
      ) : (
        <WhatIsMade tournament={tournament} read={read} presence={presence} telling={telling}>
          {list.isFromTom ? <p className="text-sm">{t('playerList.fromTom')}</p> : null}
          {isTooLarge ? <p className="text-sm text-carmine">{t('importList.tooMuch')}</p> : null}
        </WhatIsMade>
      )}
      <ActFailure act={act} title={t('importList.failed')} isTap />
    </Dialog>
  )
}

type Presence = {
  /** Before the start, on the day. */
  readonly isAsked: boolean
  readonly isTooEarly: boolean
  readonly isSaid: boolean
  readonly isAllThere: boolean
  readonly setAllThere: (areThere: boolean) => void
}

/** Whether those listed are present: by their column, else as ticked; nobody before the day. */
function usePresence({ announcement, phase }: Tournament, { mapping }: ReadList): Presence {
  const [isTicked, setAllThere] = useState(false)
  const now = new Date(useNow(MINUTE_MS)).toISOString()
  const isBefore = isWaiting({ phase })
  const isDay = announcement !== null && hasDayCome(announcement, now)
  const isSaid = mapping.includes('present')
  const isAsked = isBefore && isDay
  return { isAsked, isTooEarly: isBefore && !isDay, isSaid, isAllThere: isAsked && !isSaid && isTicked, setAllThere }
}

type Telling = {
  readonly letters: number
  readonly isWanted: boolean
  readonly set: (isWanted: boolean) => void
}

/** Whether those with an address are told of their seat; not available without an account. */
function useTelling(tournament: Tournament, people: readonly ImportedPerson[]): Telling {
  const isByAccount = useSignedInAs().kind === 'account'
  const [isTicked, set] = useState(false)
  const isOffered = isByAccount && isWaiting(tournament)
  const letters = isOffered ? new Set(people.flatMap(({ email }) => readEmail(email) ?? [])).size : 0
  return { letters, isWanted: isTicked && letters > 0, set }
}

type WhatIsMadeProps = {
  readonly tournament: Tournament
  readonly read: ReadList
  readonly presence: Presence
  readonly telling: Telling
  readonly children: ReactNode
}

function WhatIsMade({ tournament, read, presence, telling, children }: WhatIsMadeProps) {
  const { t } = useTranslation()
  const { people, faults, table } = read
  const { capacity } = tournament
  const after = seatedCount(tournament) + people.length
  const round = currentRound(tournament)
  const isThere = ({ isPresent }: ImportedPerson) => presence.isAsked && (isPresent ?? presence.isAllThere)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="font-semibold">
        {people.length === 0 ? t('importList.nothing') : t('importList.found', { count: people.length })}
      </p>
      {capacity !== null && after > capacity ? (
        <p className="text-sm">{t('playerList.seats', { before: capacity, after })}</p>
      ) : null}
      {round > 0 ? <p className="text-sm">{t('playerList.playFrom', { round: round + 1 })}</p> : null}
      {table.isCut ? (
        <p className="text-sm">{t('importList.cut', { columns: MOST_IMPORT_COLUMNS, rows: MOST_IMPORT_ROWS })}</p>
      ) : null}
      {children}
      <ImportColumnsForm read={read} />
      {presence.isAsked && !presence.isSaid && people.length > 0 ? (
        <Checkbox label={t('importList.allThere')} isChecked={presence.isAllThere} onChange={presence.setAllThere} />
      ) : null}
      {telling.letters > 0 ? (
        <Checkbox
          label={
            <>
              {t('importList.tell', { count: telling.letters })}
              <span className="block text-sm text-muted">{t('importList.tellHint')}</span>
            </>
          }
          isChecked={telling.isWanted}
          onChange={telling.set}
        />
      ) : null}
      <ImportFaults faults={faults} />
      <ImportedPeople people={people} isThere={isThere} />
      <p className="text-sm text-muted empty:hidden">
        {[
          presence.isTooEarly && people.length > 0 ? t('importList.notThere') : '',
          people.some(({ email }) => email !== '') && !telling.isWanted ? t('importList.noMail') : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}
