import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import { useEffect, useMemo, useState } from 'react'
import { openApartDatabase } from '../../../device-storage/apart-database.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { CaveStore } from './cave-store.ts'
import { stateKept } from './kept-here.ts'
import { kindOfAct } from './kind-of-act.ts'
import { Leftovers } from './leftovers.tsx'
import { saidAct } from './said-act.ts'

export type NotHandedInProps = { readonly code: string }

type Kept = { readonly acts: readonly ApartAct[]; readonly tournament: WholeTournament }

const NOBODY = { players: [], teams: [] }

/** What this device decided without a network and may hand in no longer, for whoever tells the organizer. */
export function NotHandedIn({ code }: NotHandedInProps) {
  const { t } = useTranslation()
  const store = useMemo(() => {
    const disk = openApartDatabase()
    return disk && new CaveStore(disk, code)
  }, [code])
  const [kept, setKept] = useState<Kept | null>(null)
  const names = usePlayerNames(kept?.tournament ?? NOBODY)
  useEffect(() => {
    let isShown = true
    void (store && stateKept(store))?.then((read) => {
      if (isShown) setKept(read)
    })
    return () => {
      isShown = false
    }
  }, [store])
  if (!kept) return null
  const { acts, tournament } = kept
  const around = { actText: (name: ApartAct['name']) => t(`cave.act.${kindOfAct(name)}`), tournament, names }
  const listed = acts.map((act) => ({ id: act.id, at: act.given.at, text: saidAct(act, around) }))
  const forget = async () => {
    await store?.remove(acts)
    setKept(null)
  }
  return <Leftovers leftovers={listed} onForget={() => void forget()} />
}
