import type { handover as fr } from '../fr/handover.ts'
import type { Translation } from '../translation.ts'

export const handover: Translation<typeof fr> = {
  open: 'Hand over to another device',
  title: 'Hand over',
  write: 'Write these six words down: they open the copy, and are shown only here.',
  how: 'Save the copy, give it to the other device (cable, stick, nearby sharing), then open {address} there: it goes on where you are. Without the six words nobody can read the copy.',
  save: 'Save the copy',
  became: {
    done: 'The copy is in the downloads of this device. What you decide from now on is not in it.',
    failed: 'The copy could not be made. Try again.',
    large: 'This copy would take too many codes: save it as a file.',
  },
  codes: 'Show as codes',
  square: 'QR code of the copy.',
  read_one: '{count} code of {parts} read.',
  read_other: '{count} codes of {parts} read.',
  scanHelp: 'Or scan the codes that the other device shows, one after the other, without moving.',
  afterRounds: 'A rescue copy after each round, in the downloads, as long as there is no network',
  impossible: 'This browser can neither make nor open an encrypted copy: it needs an https address.',
  take: 'Take over',
  takeHelp:
    'This device goes on with a tournament for another one, without a network too. It needs the copy and the six words that the other one shows.',
  choose: 'Choose the copy',
  chooseAnother: 'Choose another copy',
  chosen: 'The copy is here. The six words open it.',
  phrase: 'The six words',
  phraseHelp: 'With spaces between them. Case and accents do not matter.',
  goOn: 'Go on here',
  phraseFaults: {
    wrongPhrase: 'These words do not open this copy. Check the order and the spelling of each.',
    fewWords: 'It takes six words, in order.',
  },
  faults: {
    notOurs: 'This file is not a copy made by Tablée',
    newer: 'This copy comes from another version of the app',
    apart: 'This device itself has decisions waiting for this tournament',
  },
  faultsHelp: {
    notOurs: 'A copy ends in “.tablee”. It may be incomplete: save it again.',
    newer: 'Open the app with a network on both devices to update them. Nothing was changed here.',
    apart:
      'Nothing was changed. Go on with one of the two devices: when the network is back, the decisions of both are joined.',
  },
  fromAnother: 'Take over from another device',
}
