import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'

/** As the organizer reads it; confirmed by default. */
export function aRegistration(number: number, changes: Partial<WholeRegistration> = {}): WholeRegistration {
  return {
    id: `r${number}`,
    tournamentId: 't1',
    playerId: `public-${number}`,
    playerName: `Joueur ${number}`,
    playerKey: `p${number}`,
    status: 'confirmed',
    dropped: false,
    waitingPosition: null,
    decklist: null,
    firstName: 'Camille',
    lastName: `Martin ${number}`,
    email: `joueur${number}@exemple.fr`,
    phone: '',
    location: '',
    notes: '',
    registrationDate: '2026-11-02T18:30:00.000+00:00',
    checkedIn: false,
    hasPaid: false,
    isDeckByOrganizer: false,
    isAnonymous: false,
    shownAs: null,
    guardian: null,
    wishesFixedSeat: false,
    ...changes,
  }
}
