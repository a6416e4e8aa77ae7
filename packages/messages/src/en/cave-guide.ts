import type { caveGuide as fr } from '../fr/cave-guide.ts'
import type { Translation } from '../translation.ts'

export const caveGuide: Translation<typeof fr> = {
  open: 'No network',
  title: 'Playing without a network',
  ready: {
    when: 'Before you go down to the cellar',
    what: 'Open the administration of the tournament once with a network, on the device that will stay at the desk. Wait for “Live” and a few seconds more: the device then keeps the app and the tournament.',
  },
  gone: {
    when: 'The network goes',
    what: 'Carry on as usual. Scores, players, rounds, clock, cut, end of the tournament: all of it is decided on this device. At an announced event whoever arrives is added at the desk and plays at once; arrivals, payments and departures are noted there. The line at the top says how many decisions wait.',
  },
  closed: {
    when: 'The page closes, the device switches off',
    what: 'Nothing is lost as long as the data of the site are not deleted. Open the administration again: you are where you were.',
  },
  players: {
    when: 'Players',
    what: 'Print the pairings, or show the wall screen in another window: it follows. “Round to scan”, below the code of the tournament, tells each phone its table; “Scan a result” reads one that a phone shows, and enters it by itself with both codes of the match slips. Scores that phones keep go by themselves.',
  },
  back: {
    when: 'The network is back',
    what: 'All of it goes by itself. If something happened elsewhere, a sheet says so line by line: choose, then “Join everything”. Tables that were played stay as they were played. A name that is taken gets a number, a seat is added where there is none, and the sheet says so. What can no longer be taken over stays at the top, to be read and saved.',
  },
  waits: {
    when: 'What waits for the network',
    what: 'Inviting somebody, hiding a name, taking back a penalty, changing the announcement, writing to players, accepting or refusing registrations, importing a list. The screen says so.',
  },
  dies: {
    when: 'The device is about to die',
    what: 'Touch the line “No network”, then “Hand over to another device”. Write the six words down, save the copy, open it on the other device.',
  },
  sealed:
    'Rounds that are drawn without a network take seeds that the server sealed before: “Verify” shows that nobody chose them.',
  one: 'One device decides at a time; several windows of one browser are one device. If two decide without a network, their decisions are joined like those of two people, and you are asked about what contradicts.',
}
