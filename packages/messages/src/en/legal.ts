export const legal = {
  privacy: {
    page: 'Privacy',
    title: 'Privacy policy',
    link: 'privacy policy',
    lead: 'What Tablée keeps, why, and what you can do about it.',
    withoutTitle: 'Without an account',
    without:
      'Your browser itself keeps the key that proves you are the organizer or a player of a tournament; the server only knows its fingerprint. The name you give in a tournament, its matches and its standings can be seen by everybody. If you ask to be told of each round, we keep the address and the keys by which your browser is called, until three days after the tournament or until you turn this off; a call travels, encrypted, through the service of the maker of your browser (Google, Mozilla, Apple or Microsoft), which cannot read its text.',
    accountTitle: 'With an account',
    account:
      'We keep your nickname, your email, your names, your town, a fingerprint of your password (never the password), the language in which you read Tablée, for our emails, and for each signed-in device the date, the IP address and the kind of browser. Your email, your names and your town are never public. Your results at tournaments where this account registered, and at those that you add, stay with it, even once the tournament is gone; nobody else reads them, unless you make them a public page.',
    registrationTitle: 'Registering for an advanced tournament',
    registration:
      'A registration may hold your first and last name, email, phone, town, a note to the organizer, the wish for a fixed seat and your decklist. Below the age that the organizer sets, it also holds the name and contact of a guardian, and their agreement with its text and time; they go as soon as the registration is cancelled. Only you and the organizer of that tournament can read them; others see your player name, your matches and your place, nothing more. Each email carries a link that opens this registration alone, without last name, phone or note; the browser that opens it keeps a key, of which we keep a fingerprint until you disable these links or the registration is erased. Of your address we also keep a mark that does not reveal it, with your choice of emails.',
    shopTitle: 'Running a venue, and writing to one',
    shop: 'What you say about a venue (name, address, opening hours, email, telephone, website, Discord, Instagram, logo) is public: only put there what everybody may read. Those who run it with you see your nickname. An invitation keeps the address that you name for 14 days at most. A venue goes with the account of the last person who organizes it, or when they close it. A program to which a venue gives access (its website, a screen, a bot) reads of its tournaments what everybody sees and, if it may run them, who is present and the results sent from a table, but no email, last name, telephone or note. A message to the organizer is sent by email and not kept afterwards; your address is in it only if you ask for it. To count the messages of an account, a fingerprint of it stays for a day.',
    useTitle: 'What it is for',
    use: 'To recognise you, to let you recover your account, and, when you register for a tournament, to tell its organizer who is coming. There is no advertising, no tracking and no selling, and we only send the emails you ask for.',
    cookiesTitle: 'Cookies and storage',
    cookies:
      'Two cookies, set when you sign in. That of your session is erased when you sign out. The other one, “a_device_tablee”, only says that somebody has signed in on this device before, so that the guesses of a stranger do not lock you out of it: it opens nothing by itself, the server does not keep it, and it stays for 400 days, also after you sign out. The browser also remembers your language, the theme, whether you signed in here, your recent tournaments and, to show them without a network, the last public state of those you play in or organize. That copy is erased when you sign out; the rest, when you clear the data of this site. If you search around you, the browser rounds your position to 5 km before it serves the question; it keeps it as long as this tab, and the server does not keep it.',
    keepingTitle: 'For how long',
    keeping:
      'An account and its registrations stay until you delete them. A tournament stays with its results, so that the ranking can be read again; deleted before its start, it is hidden from everybody for 30 days, while its organizer can restore it, and then erased with its registrations. Every day, tournaments that were never finished and left alone for 180 days are erased; 365 days after the end of an announced tournament, or sooner if its organizer chose so, the names, email, phone, town and note of those who registered are erased; the day is written below the form and in the emails about the registration. What somebody reports about a page is erased after 180 days; nothing in it says who wrote it. The venue that organizes keeps the name that people played under and how often they came, to know them again, and their email if they agreed: nobody else reads them, it erases them when asked, and they go 730 days after the last time. The series that you follow by email stay until you stop following them; 365 days after their last date, that goes as well. If you follow a series without an account, we keep your address for those emails alone, and each of them says how to erase it; if the question we ask by email goes unanswered, it is erased after 7 days. A venue may turn a rating on, computed from the matches of its finished tournaments: it keeps who played whom by marks that tell no name, and shows your player name to whoever sees its page, until you take it out in “My results” or ask the venue to. A venue may have its tournaments announced to other sites or on Discord: what everybody sees here goes there, with the names of tables and podium; what was sent, without the names, can be read for 30 days more. IP addresses go with the session they belong to.',
    rightsTitle: 'Your rights',
    rights:
      'From your profile you can correct your data, download them and delete your account. In tournaments that were played only your results remain, under a made-up name. A team that bears your player name loses it; any other name of a team stays with the results. If you organize, your upcoming tournaments are first taken over by another organizer, who then sees the registrations, or cancelled; what people gave you to register is erased with the account.',
    whoTitle: 'Who is responsible',
    who: 'The person or association that runs this server. Tablée is free software: those who write it receive no data.',
  },
  kept: {
    title: 'In your browser, in detail',
    lead: 'Everything that your browser may keep for this site, under the name that it gives it.',
    place: {
      cookie: 'Cookie',
      local: 'Local storage',
      tab: 'Storage of the tab',
      database: 'Database (IndexedDB)',
      cache: 'Cache',
      push: 'Calls',
    },
    items: {
      session: { what: 'Your session: proves that it is you.', until: 'Until you sign out, 365 days at most.' },
      device: {
        what: 'Says that somebody has signed in on this device before, so that the guesses of a stranger do not lock you out of it.',
        until: '400 days, also after you sign out.',
      },
      tournaments: {
        what: 'Your recent tournaments, and your name in each.',
        until: 'Until you take them off the list.',
      },
      keys: {
        what: 'The keys that prove that you organize a tournament, that you play in it, or that the link of an email opened your registration to you.',
        until: 'Until you clear the data of this site.',
      },
      helping: {
        what: 'The tournaments in which you help, and those that your account keeps.',
        until: 'Until you clear the data of this site.',
      },
      account: {
        what: 'Whether somebody signed in here, under which account, and whether an event awaits them.',
        until: 'Until you sign out.',
      },
      preferences: {
        what: 'The language, the theme, the sound of the clock, what your last quick tournament was played as, and whether calls and the app itself were offered to you.',
        until: 'Until you clear the data of this site.',
      },
      unsent: {
        what: 'What has not been sent yet: chosen scores (with the codes typed at a table), tables arranged by hand, a seat that was asked for.',
        until: 'Until it is sent.',
      },
      desk: {
        what: 'The letters that this device looks after at the door of an event.',
        until: 'Until you clear the data of this site.',
      },
      called: {
        what: 'The address at which this browser is called to the table, or told that a table calls a judge.',
        until: 'Until you turn calls off.',
      },
      clock: {
        what: 'The difference between the time of this device and that of the server.',
        until: 'Until it is measured again.',
      },
      moved: {
        what: 'What was taken over from an old address of this site.',
        until: 'Until you clear the data of this site.',
      },
      drafts: {
        what: 'What you are writing, lists of people included.',
        until: 'Until it is sent, or the tab is closed.',
      },
      door: { what: 'The code read at the door of an event.', until: 'Until the tab is closed.' },
      place: {
        what: 'Where you were: height of the page, open part, update of the app.',
        until: 'Until the tab is closed.',
      },
      apart: {
        what: 'What you decide without a network in a tournament that you run, with the last state known, who is registered (without contact details, except those that you type then) and the table codes of the round and of those after it; and the last round that you scanned in each tournament, with the name that you chose in it; and the six words of the copies that you make of it for another device.',
        until:
          'Until it has been handed in to the server; what could not be, until you delete it. A scanned round, until the next one that you scan, or until one of another tournament more than three days later. The six words, until the tournament is taken off the list, or until you sign out.',
      },
      seen: {
        what: 'The last public state of the tournaments that you play in or organize, to show them without a network.',
        until: 'Until you sign out, or take them off the list.',
      },
      app: {
        what: 'The app itself, with nothing personal, and the script that keeps it ready without a network.',
        until: 'Until the next version.',
      },
      calls: {
        what: 'The subscription to calls to the table, with the service of the maker of the browser, if you asked for it.',
        until: 'Until you turn calls off.',
      },
    },
  },
  terms: {
    page: 'Terms of use',
    title: 'Terms of use',
    link: 'terms of use',
    lead: 'Few rules, so that everybody can play in peace.',
    playersTitle: 'For everybody',
    players:
      'Choose a name that everybody can read out. Report real results only. Do not try to act in somebody else’s place.',
    organizersTitle: 'For organizers',
    organizers:
      'You are entrusted with the data of those who register, to run the tournament and for nothing else. Organizer access is granted by hand and can be withdrawn if the data is used otherwise.',
    limitsTitle: 'What we promise, and no more',
    limits:
      'The service is free and given as it is: we do our best to lose nothing, without a guarantee. Keep your recovery link, and export what matters.',
    endTitle: 'Leaving',
    end: 'You can delete your account at any time. An account that harms others may be closed.',
  },
} as const
