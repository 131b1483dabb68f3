import { describe, expect, it } from 'vitest';
import { readCvName } from './cvName.ts';

describe('readCvName', () => {
  it('reads name and ending', () => {
    expect(readCvName('Ada Lovelace.PDF')).toEqual({ stem: 'Ada Lovelace', ending: 'pdf' });
    expect(readCvName('ada.v2.docx')).toEqual({ stem: 'ada v2', ending: 'docx' });
    expect(readCvName('my app.pdf')).toEqual({ stem: 'my app', ending: 'pdf' });
    expect(readCvName('cv.docx.pdf')).toEqual({ stem: 'cv docx', ending: 'pdf' });
  });

  it.each(['', 'ada', '.pdf', 'ada.txt', 'ada.pdf.exe', 'ada.docm', 'ada.pdf '.repeat(200)])(
    'refuses the ending of %j',
    (name) => {
      expect(readCvName(name)).toBe('wrong-ending');
    },
  );

  it.each(['ada.exe.pdf', 'ada.js .docx', 'ada.zip.doc', 'ada.HTML.pdf', 'ada.scr..pdf'])(
    'refuses the hidden ending of %j',
    (name) => {
      expect(readCvName(name)).toBe('program-ending');
    },
  );

  it('makes a name that no file system and no mail program misreads', () => {
    expect(readCvName('../..\\etc/pass:wd\r\nBcc: eve\u202Efdp.docx')).toEqual({
      stem: 'etc pass wd Bcc evefdp',
      ending: 'docx',
    });
    expect(readCvName('???.pdf')).toEqual({ stem: 'cv', ending: 'pdf' });
  });
});
