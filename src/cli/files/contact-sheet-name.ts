// Names the contact sheet, which lies among the puzzles that it shows.

export const CONTACT_SHEET = 'contact-sheet.html';
