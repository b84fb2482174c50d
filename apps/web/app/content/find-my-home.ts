export interface FieldContent {
  label: string;
  placeholder?: string;
  help?: string;
}

export interface FindMyHomeContent {
  heading: string;
  lead: string;
  steps: { heading: string; items: readonly string[] };
  form: {
    label: string;
    fields: Readonly<
      Record<
        'name' | 'email' | 'phone' | 'city' | 'area' | 'propertyType' | 'bedrooms' | 'budget' | 'message',
        FieldContent
      >
    >;
    areaNeedsCity: string;
    noArea: string;
    choose: string;
    required: string;
    submit: string;
    submitting: string;
    privacy: string;
  };
}

/** The lead form. Its messages are rules and live in the domain package. */
export const findMyHome: FindMyHomeContent = {
  heading: 'Find My Home',
  lead: 'Describe the home you need. Our desk looks for places that fit your area, rooms and budget, and contacts you.',
  steps: {
    heading: 'What happens next',
    items: [
      'Your request reaches our desk at once.',
      'We look through listings and ask agents who know the area.',
      'We contact you by phone or e-mail with homes worth a visit.',
    ],
  },
  form: {
    label: 'Your request',
    fields: {
      name: { label: 'Full name' },
      email: { label: 'Email', placeholder: 'name@example.com' },
      phone: { label: 'Phone', placeholder: '0300 1234567', help: 'A Pakistani number, with or without +92.' },
      city: { label: 'City' },
      area: { label: 'Area', placeholder: 'Type a name, for example Clifton' },
      propertyType: { label: 'Property type' },
      bedrooms: { label: 'Number of bedrooms' },
      budget: { label: 'Budget (PKR)', help: 'At least 20 lacs, that is 2,000,000.' },
      message: {
        label: 'Message (optional)',
        placeholder: 'Floor, parking, school or office nearby, when you want to move…',
      },
    },
    areaNeedsCity: 'Choose a city first.',
    noArea: 'No area of that name. Try a shorter word.',
    choose: 'Choose…',
    required: 'All fields are required except the message.',
    submit: 'Submit Lead',
    submitting: 'Sending…',
    privacy: 'We use these details to find a home for you and pass them only to agents who can help.',
  },
};
